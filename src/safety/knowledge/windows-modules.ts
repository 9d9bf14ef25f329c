// Modules of PowerShell that Windows, its roles or the PowerShell Gallery install under these names.

export const INSTALLED_MODULES: ReadonlySet<string> = new Set(
  `activedirectory az az.accounts az.compute az.keyvault az.network az.resources az.storage applocker bitlocker bitstransfer
   burnttoast carbon catppuccin cimcmdlets computermanagementdsc configurationmanager dbatools defender dhcpserver dism
   dnsclient dnsserver exchangeonlinemanagement failoverclusters f7history grouppolicy hyper-v importexcel invokebuild
   iisadministration microsoft.graph microsoft.graph.authentication microsoft.graph.users
   microsoft.powershell.archive microsoft.powershell.management microsoft.powershell.psresourceget
   microsoft.powershell.secretmanagement microsoft.powershell.secretstore microsoft.powershell.security
   microsoft.powershell.utility microsoft.winget.client microsoftteams msonline netadapter netsecurity nettcpip
   oh-my-posh packagemanagement pester platyps posh-git posh-ssh powershellget psake psfzf psreadline psscriptanalyzer
   pswindowsupdate plaster scheduledtasks servermanager smbshare sqlserver storage terminal-icons vmware.powercli
   webadministration z zlocation`.split(/\s+/),
);
