// Capabilities of terminfo(5) that only move, colour, clear or ring, or whose value is a number or the text of a key.

/** What is not here may set a title or the clipboard (`tsl`, `Ms`), program keys, print, or have the terminal answer (`u7`). */
export const HARMLESS_CAPABILITIES: ReadonlySet<string> = new Set(
  `acsc am bce bel blink bold bw cbt ccc civis clear cnorm colors cols cr csr cub cub1 cud cud1 cuf cuf1 cup cuu cuu1 cvvis
  dch dch1 dim dl dl1 ech ed el el1 enacs flash home hpa ht hts ich ich1 il il1 ind indn init invis it km lines longname mir msgr
  ncv nel oc op pairs RGB rc rep reset rev ri rin ritm rmacs rmam rmcup rmir rmkx rmso rmul sc setab setaf setb setf sgr sgr0
  sitm smacs smam smcup smir smkx smso smul smxx rmxx tbc Tc vpa xenl xon`.split(/\s+/),
);
