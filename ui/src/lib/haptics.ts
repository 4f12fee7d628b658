/**
 * A touch that is felt, where a device can. Browsers refuse one before the first tap, and complain
 * of it.
 */
export function touch(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
