//! Bytes that stop coming when whoever reads them takes too much memory.
//!
//! A lossless WebP may ask for more than 300,000 code tables, which no size in its head announces.
//! The decoder has no limit for them, but it fills them from what it reads.

use std::io::{self, BufRead, Cursor, ErrorKind, Read, Seek, SeekFrom};

use memory_stats::memory_stats;

/// How many bytes are given between two looks: enough for a megabyte of tables.
const STEP: u64 = 4_096;

/// The bytes of a file, given as long as the program has not grown too far.
pub(super) struct Watched<'a> {
    bytes: Cursor<&'a [u8]>,
    most: usize,
    next_look: u64,
}

impl<'a> Watched<'a> {
    /// Bytes for a decoder that may take so much memory from now on.
    pub fn new(bytes: &'a [u8], growth: u64) -> Watched<'a> {
        let most = memory().saturating_add(growth as usize);
        Watched { bytes: Cursor::new(bytes), most, next_look: 0 }
    }
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.bytes.read(buffer)
    }
}

impl BufRead for Watched<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.bytes.position() >= self.next_look {
            if memory() > self.most {
                return Err(ErrorKind::OutOfMemory.into());
            }
            self.next_look = self.bytes.position() + STEP;
        }
        // Not more at a time, or the next look would come too late.
        let rest = self.bytes.fill_buf()?;
        Ok(&rest[..rest.len().min(STEP as usize)])
    }

    fn consume(&mut self, count: usize) {
        self.bytes.consume(count);
    }
}

impl Seek for Watched<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.next_look = 0;
        self.bytes.seek(to)
    }
}

/// What the whole program holds; nothing where the system does not tell.
fn memory() -> usize {
    memory_stats().map_or(0, |memory| memory.physical_mem)
}
