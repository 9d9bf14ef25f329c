# shellcheck shell=bash
# The keys of beck.bash under ble.sh, which reads the keyboard instead of Readline; read once that is attached.
# The contract: ../README.md.

# What is not set here, beck.bash and ble.sh set.
# shellcheck disable=SC2154
[[ $__beck_protocol == 2 ]] || return 0

# --- keys -------------------------------------------------------------------------------------------------
__beck_bind_ble() {
  __beck_each_ble_key '__beck_accept '
  __beck_each_key __beck_bind_ble_key
}

# Enter and Ctrl-J in each of its keymaps: ble.sh's own, with $1 before it.
__beck_each_ble_key() {
  local _beck_map _beck_key
  for _beck_map in emacs vi_imap vi_nmap; do
    ble-bind -m "$_beck_map" -f C-j "$1accept-line"
    for _beck_key in C-m RET; do
      case $_beck_map in
        vi_nmap) ble-bind -m vi_nmap -f "$_beck_key" "$1accept-single-line-or vi-command/forward-first-non-space" ;;
        *) ble-bind -m "$_beck_map" -f "$_beck_key" "$1accept-single-line-or-newline" ;;
      esac
    done
  done
}

# A question is never continued on a second line, whatever quotes are in it.
ble/widget/__beck_accept() {
  local READLINE_LINE=$_ble_edit_str READLINE_POINT=$_ble_edit_ind
  __beck_enter
  if [[ $__beck_state != asked ]]; then
    "ble/widget/$1" "${@:2}"
    return
  fi
  [[ $READLINE_LINE == "$_ble_edit_str" ]] || ble-edit/content/reset-and-check-dirty "$READLINE_LINE"
  ble/widget/accept-line
}

__beck_bind_ble_key() {
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do ble/builtin/bind -m "$_beck_map" -x "\"$1\": __beck_convert"; done
}

# --- unload -----------------------------------------------------------------------------------------------
__beck_unbind_ble() {
  __beck_each_ble_key ''
  __beck_each_key __beck_unbind_ble_key
  builtin unset -f ble/widget/__beck_accept
}

__beck_unbind_ble_key() {
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do ble/builtin/bind -m "$_beck_map" -r "$1"; done
}

__beck_parts+=' ble '
