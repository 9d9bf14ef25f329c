#!/bin/sh
# For packages of a system: puts a built beck where it is to lie, from the folder that npm's package unpacks to.
#   sh scripts/packages/lay-out.sh ROOT PREFIX NODE [ZSH_FOLDER]
# ROOT stands for / while the package is made and may be empty; PREFIX is /usr or alike; NODE is the path of Node there.
set -eu
umask 022
root=$1 prefix=$2 node=$3 zsh_folder=${4-share/zsh/site-functions}
here=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
place=$prefix/lib/beck

put() { # file, place below the prefix
  mkdir -p "$root$prefix/$(dirname -- "$2")"
  cp "$here/$1" "$root$prefix/$2"
  chmod 644 "$root$prefix/$2"
}

mkdir -p "$root$place/bin" "$root$place/lib/node_modules" "$root$prefix/bin"
cp -R "$here/dist/." "$root$place/lib"
cp -R "$here/shell" "$root$place/shell"
chmod 755 "$root$place/shell/completions"
# Without it beck captures output with the program `script`.
if [ -d "$here/node_modules/@lydell" ]; then cp -R "$here/node_modules/@lydell" "$root$place/lib/node_modules"; fi
for file in install.sh package.json settings.schema.json; do put "$file" "lib/beck/$file"; done
put man/beck.1 share/man/man1/beck.1
put shell/completions/_beck "$zsh_folder/_beck"
put shell/completions/beck.bash share/bash-completion/completions/beck
put shell/completions/beck.fish share/fish/vendor_completions.d/beck.fish
printf '%s\n' "$node" "$place/lib/main.js" >"$root$place/runtime"
cat >"$root$place/bin/beck" <<END
#!/bin/sh
# These would run another user's code or files in beck. What beck starts for you gets its options back.
if [ -n "\${NODE_OPTIONS-}" ]; then export BECK_NODE_OPTIONS="\$NODE_OPTIONS"; fi
unset NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_V8_COVERAGE NODE_COMPILE_CACHE
exec "$node" --min-semi-space-size=24 "$place/lib/main.js" "\$@"
END
chmod 755 "$root$place/bin/beck"
ln -s "../lib/beck/bin/beck" "$root$prefix/bin/beck"
