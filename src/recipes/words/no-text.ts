// Files whose content is no text: no lines or words of it are counted, searched or sorted.

/** Pictures, sound, films, office documents, packed files and programs, by their extension. */
export const NO_TEXT =
  /\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|nef|cr2|psd|ico|mp[34]|m4a|wav|flac|ogg|opus|aac|avi|mkv|mov|webm|pdf|docx?|xlsx?|pptx?|od[tsp]|epub|zip|exe|dll|iso|dmg|deb|rpm|class|jar|pyc|so|sqlite3?|db3?)$/i;
