# Import-Module beck: the same as dot-sourcing beck.ps1 from $PROFILE. Remove-Module beck takes everything away.
@{
    ModuleVersion = '0.2.0'
    GUID = '3f1c5b0e-8f6a-4d0b-9c1e-2b7d6a4e9f53'
    Author = 'The beck contributors'
    Description = 'Natural language at your own prompt: type a question after a question mark.'
    PowerShellVersion = '5.1'
    CompatiblePSEditions = @('Desktop', 'Core')
    ScriptsToProcess = @('beck.ps1')
    FunctionsToExport = @()
    CmdletsToExport = @()
    VariablesToExport = @()
    AliasesToExport = @()
}
