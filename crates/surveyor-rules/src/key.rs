//! The names that programs use.

/// Makes text of a type that has `ALL` and `key`: `Display`, and `FromStr` with an error of its own,
/// which lists all keys after the words given here, the last one after the last word. So the names are
/// written once, in `key`.
#[macro_export]
macro_rules! text_by_key {
    ($name:ident, $error:ident, $before:literal, $before_last:literal) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.key())
            }
        }

        #[doc = concat!("The error for text that is no [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $error(());

        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let [most @ .., last] = $name::ALL.map($name::key);
                write!(f, concat!($before, " {} ", $before_last, " {}"), most.join(", "), last)
            }
        }

        impl ::std::error::Error for $error {}

        /// From its key.
        impl ::std::str::FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<$name, $error> {
                $name::ALL.into_iter().find(|one| one.key() == text).ok_or($error(()))
            }
        }
    };
}

/// The same names in JSON.
#[macro_export]
macro_rules! json_by_key {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let key =
                    <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(from)?;
                key.parse().map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}
