// What nearly no path holds that is not secret: asked before the rows of `secret-paths.ts`.

/**
 * Of each text that a match of one of the rows needs, a piece that ordinary names seldom have: nearly all paths hold none, and
 * are told by one pattern. A test compares it with the rows.
 */
export const HINT =
  /\.json|\.y|\.conf|pass|entials|secrets|key|sup|dsa|cfg|\/config|lrc|account|id_|ken|trc|setting|prc|private|a\/|nfig\.|ies|kube|wallet|\.cnf|auth|vars|irc|kma|secret|vault|hugging|bitward|\.hist|boto|vpn|an\/|p\/p|admin|\.cl|i\/|mrc|login|sign|_h|t\/|rb|\.p|rc|ail|aws|\.azure\/|\.subver|\.jenkin|hostapd|netlify|\.tfstat|p4ticke|siteman|\.macaro|ontinuu|mnemoni|noteboo|\.gnupg\/|\.mozill|var\/lib|rancher|sudoers|wiregua|\.renvir|talosco|\.tsh\/cu|\.s3fs|\.cifs|\.kdb|\.gpg|\.smb|master|safari|\.jks|ed25519|onnecti|applica|shadow|\.ssh\/|server|rsa|\.env|proc\/|config/;
