// Numbers alone, which PowerShell's grammar takes for a program.

/** `1..5`, `1..$n`, `1..5 -join ','`: any other operand could hold more, and behind `&` the numbers are a program. */
export function isNumbers(command: string): boolean {
  return /^-?\d+\.\.(?:-?\d+|\$[a-z]\w*(?:\.(?:count|length))?)(?:[ \t]+-[ci]?join[ \t]*'(?:[^'\u2018-\u201b\n]|'')*')?[ \t]*$/i.test(
    command,
  );
}
