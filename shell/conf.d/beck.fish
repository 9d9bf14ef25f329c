# beck as a plugin of fisher, which copies this file: sources the installed script. README.md beside it says how.
for __beck_place in (status dirname)/.. $XDG_DATA_HOME/beck/current/shell $HOME/.local/share/beck/current/shell
    if test -r $__beck_place/../runtime -a -r $__beck_place/beck.fish
        source $__beck_place/beck.fish
        break
    end
end
set -e __beck_place

# fisher emits this event when the person removes the plugin.
function _beck_uninstall --on-event beck_uninstall
    functions -q __beck_unload; and __beck_unload
    functions -e _beck_uninstall
end
