# beck as a plugin of oh-my-zsh, antidote, zinit and the like. README.md beside this file says where it is put.
# Installed it is beside its script; in a clone, the installation is at the usual place.
for __beck_place in ${${(%):-%x}:a:h} ${XDG_DATA_HOME:-$HOME/.local/share}/beck/current/shell; do
  [[ ! -r $__beck_place/../runtime || ! -r $__beck_place/beck.zsh ]] || break
  __beck_place=
done
if [[ -n $__beck_place ]]; then
  source $__beck_place/beck.zsh
elif [[ -o interactive ]]; then
  print -ru2 -- "beck is not installed yet; install it with: ${${(%):-%x}:A:h:h}/install.sh --no-rc"
fi
unset __beck_place
