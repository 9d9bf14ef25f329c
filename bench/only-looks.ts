// Which of the harmless commands of aegish only look: they change no file, package or setting, start no program that does
// more than look, and ask no other machine. Said by their words, without the judge.

export function onlyLooks(command: string): boolean {
  return !(
    CHANGES.test(command) ||
    STARTS.test(command) ||
    ASKS_OTHERS.test(command) ||
    />(?!\/dev\/null)/.test(command)
  );
}

const CHANGES =
  /^(?:(?:sudo )?(?:mkdir|mv|cp|ln|touch|zip|unzip|mktemp|mysqldump)\b|alias |tar -?\w*[cx]|(?:sudo )?(?:apt(?:-get)?|pip3?|snap|npm|brew|dnf|flatpak) (?:install|uninstall|remove|update|upgrade)|nmcli (?:radio|dev (?:wifi connect|disconnect))|gsettings set|pactl set|amixer set|rfkill (?:un)?block|timedatectl set|xset |gnome-screensaver-command|bluetoothctl (?:scan|connect|disconnect)|ruff format|mail )|\| mail /;

const STARTS =
  /^(?:xdg-open|firefox|google-chrome|code|mpv|vlc|spotify|gedit|gnome-\S+|nautilus|libreoffice|rhythmbox|eog|evince|nano|node|python3?|ruby|make|npm (?:test|run|start)|cargo (?:build|test|run)|go (?:build|test|run)|pytest|ruff|mypy)(?= (?!--version)|$)/;

const ASKS_OTHERS =
  /^(?:wget|curl|ping|traceroute|nslookup|dig|host|whois|snap find|npm outdated|pip3? search)\b/;
