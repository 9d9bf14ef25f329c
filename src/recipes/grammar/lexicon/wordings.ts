// Ways of speaking that add nothing to a request, and what they say in fewer words.
//
// Each row is a pattern over the question, without its quoted texts, and what takes its place. A row must never drop a
// word that limits, negates or names something.

type Row = readonly [said: RegExp, means: string | ((word: string) => string)];

const THING = '(?:the|that|this|my|our|these|those|all)? ?';
/** `X any more, delete it`: what follows the name is an order to delete it. */
const DELETES = '(?:delete|remove|get rid of|throw away|throw out|trash|bin|wipe|erase|kill)';

export const WORDINGS: readonly Row[] = [
  [/(?<=\bnot\b.*) yet\b/gi, ''],
  [/^(?:(?:um+|uh+|er+m?|hmm+|well|oh|ok|okay|hey|hi|hello|alright|yo|sorry|anyway)\b[,.!…]* +)+(?=\S)/i, ''],
  [/ +(?:->|=>|→|-->) +/gi, ' to '],
  [
    /\bhow much (?=(?:lines|words|files|folders|directories|characters|rows|columns|bytes|times|commits|branches|processes|users|pages|photos|pictures|images)\b)/gi,
    'how many ',
  ],
  // What it is wanted for.
  [
    /(?<=\S.{9}),? so (?:that )?(?:i|we|they|he|she|it|(?:my|our|the) [\w-]+|someone|somebody|everyone|others) (?:can|could|may|might|will|would|do not have to|don't have to|dont have to)\b(?! (?:only|not|no longer)\b)(?!.*\b(?:read|write|execute|edit|run) (?:it|them)\b)[^.;\uE000]*$/i,
    '',
  ],
  [
    /[,.;]+ *(?:(?:that|this|either|it)(?:'?s| is|s| would be)|is) (?:fine|ok|okay|enough|good|all|great|perfect)(?: too| as well| for now)?[.!]*$/i,
    '',
  ],
  [/^good (?:morning|afternoon|evening|day)\b[,.! ]*(?=\w)/i, ''],
  // What went before, and why.
  [
    /^(?:(?:ugh|argh|damn|oh no|hmm|help)\b[,!. ]*)?(?!(?:which|what|who|whose|how|where|when|why|is|are|do|does|find|show|list|tell|give|check|if|count|search|any|please|can|could)\b)[^,.;?!/~\uE000]{2,50}\b(?:is|are|was|has|have|keeps|got|went|ran|needs?|accidentally|wants?)\b[^,.;?!/~\uE000]{0,40}[,.;?!]+ *(?=(?:which|what|who|how|where|when|show|find|list|tell|give|check)\b)/i,
    '',
  ],
  // It names nothing: it ends with what points back.
  [
    /(?<=\S \S.*)[,;.] *(?:because )?(?:i|we) (?:already |just |accidentally |have |had )*(?:typed|put|pasted|made|did|got|wrote|forgot)\b[a-z ']*\b(?:there|it|them|that)$/i,
    '',
  ],
  [
    /(?<=\S \S.*)[,;.?!]+ *(?:but )?(?:do not|don't|dont) (?:install|change|do|delete|touch|run|unpack|extract|open) (?:anything|it|them|any of them)(?: yet)?$/i,
    '',
  ],
  [/ without (?:unpacking|extracting|unzipping|opening) (?:it|them)$/i, ''],
  [/ (?:have|has|did) (?:i|we) (?:written|write|got|made|saved)(?= in | here|$)/i, ''],
  [/ (?:according to|based on|going by|judging by) (?=(?:the )?\S+\.\w+)/i, ' in '],
  [
    / (?:hitting|visiting|accessing|requesting|calling) (?:the|my|our) (?:site|server|website|page|app|api)\b/i,
    '',
  ],
  [
    /(?<=^(?!write|put|save|store|add|echo).*) into (?:a |the )?(?:new )?file (?:called |named )?(?=\S+\.\w+$)/i,
    ' and save it to ',
  ],
  // One answer shows both.
  [
    /(?<=\b(?:ram|memory|swap|disk|space)\b.*),? and (?:how much|what) (?:of (?:it|that) )?(?:is|do i have|i have) (?:still )?(?:free|used|left|available|in use)$/i,
    '',
  ],
  [/(?<=^who .*),? and (?:when|since when|at what time|from where)$/i, ''],
  // Only what is new is copied anyway.
  [
    /^((?:sync|synchroni[sz]e|mirror|rsync)\b.+?),? (?:and |but )?(?:only|just) (?:copy |transfer |send )?(?:what(?:'?s| is|s)? (?:new|changed|newer)|(?:the )?(?:new|newer|changed) (?:files|ones|stuff|things)|changes)$/i,
    '$1',
  ],
  [/(?<=\S) (\S+\.\w+|\S+\/\S*) (?:only|alone)$/i, ' $1'],
  // Where browsers put it.
  [
    /\b(?:that |which )?(?:did |have |had )?(?:i|we)(?: have|'ve|ve)? (?:just )?(?:downloaded|download)\b/i,
    'in ~/Downloads changed',
  ],
  [
    /(?<=\b(?:files?|pdfs?|photos?|pictures?|images|zips?|documents|videos|things)) downloaded\b/i,
    ' in ~/Downloads changed',
  ],
  // Questions about the order at its end, and what went before it.
  [
    /[,.;?!]+ *(?:so )?(?:can|could|would|will) (?:you|u) (?:please )?(?:do|fix|handle|arrange|change|sort out) (?:that|this|it)(?: for me)?$/i,
    '',
  ],
  [/[,.;?!]+ *(?:please )?(?:fix|do|change) (?:it|that|this)$/i, ''],
  [/[,;.] *(?:i|we) (?:can ?not|can't|cant|could not|couldn't) (?:see|find|read) (?:it|them|any|that)$/i, ''],
  [
    /^(\S+\.\w+|\S+\/\S+) (?:says|gives|fails with|reports|complains about|ends with)\b[^,;]*[,;] *(?:so |please )?make it /i,
    'make $1 ',
  ],
  // In capitals, a word of the lexicon is a text.
  [/\b(contain(?:s|ing)?|mention(?:s|ing)?|matching) ([A-Z][A-Z_]{2,})\b/g, '$1 "$2"'],
  [/\btodos\b/gi, 'TODO'],
  [/\b(?<=did (?:i|we) )touch\b/gi, 'change'],
  [/\bfixmes\b/gi, 'FIXME'],
  // Names that should be others.
  [
    /^(?:the )?(?:file |folder |name of )?(\S+\.\w+|\S+\/\S+) (?:should|must|has to|needs to|ought to) be (?:called|named|renamed to|renamed) (\S+)$/i,
    'rename $1 to $2',
  ],
  [
    /^(?:make|turn|put|change|convert) (?:the |all |all the |every )?(.+?) names? (?:in |into |to |all )*(lower|upper) ?-?case$/i,
    'rename all $1s to $2case',
  ],
  [
    /^(?:make|turn|put|change|convert) (?:the |all the )?names of (?:the |all |all the )*(.+?) (?:in |into |to |all )*(lower|upper) ?-?case$/i,
    'rename $1 to $2case',
  ],
  [
    /^(?:i )?(?:want|need) (?:the )?(?:file |folder |directory )?(\S+) (?:gone|deleted|removed|out of here)$/i,
    'delete $1',
  ],
  [
    /^move (.+?) (?:that are |which are )?(?:in|from) (\S+)\/([^\s/]+)\/? (?:up one|one) (?:level|folder|directory)(?: up)?$/i,
    'move $1 in $2/$3 to $2/',
  ],
  [/\bby (?:date|time),? (?:ascending|in ascending order)$/i, 'by date oldest first'],
  [/\bby (?:date|time),? (?:descending|in descending order)$/i, 'by date newest first'],
  [
    /^(?:write|put|save|store) (?!the |a |it\b|them\b|this\b|that\b|output|result|names?\b|lists?\b|all\b|every)([\w ,.!']+?) (?:in|into) (?:a |the )?(?:new )?(?:text )?(?:file (?:called |named )?)(\S+\.\w+)$/i,
    'write "$1" to $2',
  ],
  [
    /\b(?:with|having|that have|lacking|that lack|that has) (?:no|an?|any) (?:file )?extensions?\b(?<!an extension)/i,
    'without extension',
  ],
  [
    /\b(?:added|created|changed|modified|altered|edited|updated) (?:or|and) (?:added|created|changed|modified|altered|edited|updated)\b/i,
    'changed',
  ],
  [
    /^(?:check|see|test|find out|tell me|verify) (?:if|whether|that) (\S+) (?:equals|matches|is equal to|is identical to|has the same content as) (\S+)$/i,
    'is $1 the same as $2',
  ],
  [
    /^where (?:are|do i have|did i put) (?:the |my |all |all the |all my )*(?=(?:\S+ ){0,3}(?:files|folders|directories|photos|pictures|images|documents|scripts|logs|videos|links)\b)/i,
    'find ',
  ],
  // Reassurance: what is not to happen would not happen.
  [
    /,? *(?:but |and )?(?:without|no need to|do not|don't|dont|not) (?:switch(?:ing)?|check(?:ing)? (?:it )?out|go(?:ing)?)(?: to (?:it|that branch|the new branch))?(?: yet)?$/i,
    ' without switching',
  ],
  [
    /^(?!.*\b(?:delete|remove|erase|rm)\b.*\b(?:delete|remove|erase|rm)\b)(empty|clear|truncate|blank)(?: out)? (.+?),? (?:but |and )?(?:do not|don't|dont|without|not|never) (?:delete|deleting|remove|removing|erase|erasing) (?:the file|it|the file itself)$/i,
    '$1 $2',
  ],
  [
    /^((?:unzip|unpack|decompress|uncompress|extract|gunzip|expand|gzip|compress|zip|bzip2|xz)\b.+?),? (?:but |and )?(?:keep|keeping|leave|leaving|do not delete|don't delete|dont delete|do not remove|dont remove|without deleting|without removing)(?: the| my)? (?:\.\w+|original|source|archive|compressed)?(?: file| one| archive)?(?: there| in place| as it is| too| intact)?$/i,
    '$1 and keep the original',
  ],
  [
    /^((?:show|print|sort|replace|squeeze|remove duplicate|number|reverse|join|wrap|convert|list|display|cut)\b.+?)[,;.]? (?:but |and )?(?:do not|don't|dont|without) (?:save|saving|write|writing|change|changing|modify|modifying|touch|touching|create|creating)(?: (?:it|the file|any(?:thing)?(?: file)?|the original|a file|any file|to the file))?$/i,
    '$1',
  ],
  [/[,;]? *\(?(?:just |only )?(?:on|to) (?:the )?screen(?: only| alone)?\)?$/i, ''],
  [
    /\b(?:that |which )?(?:nobody|no one|noone|no-one)(?: has| have| had| ever)? (touched|changed|modified|edited|opened|used|read|accessed)(?: (?:it|them))? (?:for|in|since)(?: more than| over| at least| the last| the past)?(?: an?(?= ))? /i,
    'not $1 in the last ',
  ],
  [
    /^(?:any |all |the )?(?:things|stuff) (?=not |older |newer |bigger |larger |i |we |modified |changed |created |untouched )/i,
    'files ',
  ],
  // Politeness, and who asks.
  [/\b(?:please|pls|plz|kindly|thanks(?: a lot)?|thank you|thx|cheers|ta)\b[,.!]?/gi, ''],
  [
    /^(?:(?:hi|hey|hello|ok|okay|so|now|well|um|right)\b[,.!]? )*(?:(?:can|could|would|will) (?:you|we|i|u)(?: please)?(?: just| maybe)?|i (?:want|need|wish|would like|'d like)(?: you)?(?: to)?|i(?:'d| would) (?:like|love)(?: you)?(?: to)?|i wanna|i gotta|i have to|let(?: me|'s| us)|help me(?: to)?|would it be possible to|is it possible to|is there (?:a|any) way to|time to|go ahead and|try to|i am trying to|i'm trying to|do me a favou?r and)\b/i,
    '',
  ],
  [/^(?:i am|i'm|im) (?:looking|searching) for\b/i, 'find'],
  [/^(?:just|simply|quickly|now|then|only) (?=[a-z]+ )/i, ''],
  [
    /,? (?:for me|if (?:you can|possible|you could|that is possible)|real quick|somehow|i guess|i think|right away|asap|ok|okay)(?=[,.?!]| *$)/gi,
    '',
  ],
  [
    /^(?:see|let me see|lemme see|have a look at|take a look at|look at|give me a look at|i (?:want )?see)\b/i,
    'show',
  ],
  // Whether there are any is answered by showing them.
  [
    /^(?:are there|is there|do i have|have i got|do we have|have we got|got|has it got|did i leave|do you see|can you see|can you find)(?: (?:any|some|a|an|still|also))* /i,
    'find ',
  ],
  [/^any(?:thing|where)? /i, (word) => (/thing/i.test(word) ? 'find files ' : 'find ')],
  [
    /^what (?:was|has been|did i|have i) (?:changed?|edited?|modified|modify|worked on|touched|touch) (?:last|most recently|latest)\b/i,
    'the newest file',
  ],
  [/ (?:lying around|around|in there|over here|out there)(?=[?.!]*$)/gi, ''],
  [/ lying (?:around )?(?=(?:in|under|at|on|inside|below) )/gi, ' '],
  [
    /^(?:how much (?:room|space) (?:do|does) )(.+?) (?:take(?: up)?|use(?: up)?|need|occupy)$/i,
    'total size of $1',
  ],
  [
    /^how (?:big|large) are (.+?) (?:altogether|together|in total|all together|combined)$/i,
    'total size of $1',
  ],
  // A new file and its text.
  [
    /^(?:create|make|write) (?:an? |the )?(?:new )?(?:text )?(?:file )?(?:named |called )?(\S+\.\w+) (?:and (?:put|write)|with|containing|saying|that says)(?: the)?(?: text| words?| line| contents?)? (?!names?\b)([^\uE000]+?) (?:in it|into it|inside it|inside|to it)$/i,
    'create file $1 with text "$2"',
  ],
  [
    /^(?:i have|i've got|there are|there is|somebody left|someone left) (?:some|a few|a couple of|several|many|lots of) [a-z ]+, /i,
    '',
  ],
  // What is no longer wanted.
  [
    new RegExp(
      `^(?:i|we) (?:do not|don't|dont|no longer) (?:need|want|use) (.+?)(?: any ?more| any longer| now)?(?:[,;.:]| so| and)+ *(?:please )?${DELETES} (?:it|them|that|those|the (?:folder|file|dir|directory))(.*)$`,
      'i',
    ),
    'delete $1$2',
  ],
  // An ending in brackets says which.
  [
    /\b(?:[a-z]+ )?(?:documents?|files?|photos?|pictures?|images?|scripts?|docs) \(\*?(\.\w+)(?: files)?\)/gi,
    '$1 files',
  ],
  // Whether something is in the files of a folder is answered by showing it.
  [
    /^(?:does|do) (?:anything|any (?:of the )?files?|something|any (?:of the )?texts?) (?:in|inside|under|below) (\S+)(?: folder| directory)? (?:contain|mention|have|include|hold) (?:an? |the |any )?(?:word |text |string )?([^\s\uE000?!.,]+|\uE000\d+\uE000)[?!.]*$/i,
    'search for $2 in $1',
  ],
  [
    /\b(in|of|through) (?:everything|all(?: the)? files|anything|every file) (?:under|below|in) here\b/gi,
    '$1 this folder',
  ],
  // A new line and its text.
  [
    /^(?:add|append|put) (?:an? |the )?(?:new )?(?:row|line|record|entry) ([^\s\uE000]+,[^\s\uE000]+) (?:to|at the end of) (?:the file )?(\S+)$/i,
    'append "$1" to $2',
  ],
  // Several words behind `the string` are one text.
  [
    /\bthe (string|phrase|sentence) ((?!(?:of|in|from|to|on|at|is|that|which|into|between|after|before|with)\b)[\w'-]+(?: (?!(?:in|into|to|from|with|by|and|or|of|on|at|for|as|using|inside|under|is|are|files?|without|but|not)\b)[\w'-]+)+)$/i,
    'the $1 "$2"',
  ],
  // Verbs of putting: a copy if that is said, otherwise a move; not into a file or an archive.
  [
    /^(?:put|stick|drop|throw|place|shove|sort|bring) ([^\uE000]*?(?:s|\.\w+|files?|folder|\w_\d)) (?:from|of|out of) (\S+) (?:in|into|inside|over to|to) ((?:[^\s\uE000.]+|\S+\/))$/i,
    'move $1 from $2 to $3',
  ],
  [
    /^(?:put|stick|drop|throw|place|shove|bring) ((?:all |the |every |my |each )[^\uE000]*?) (?:in|into|inside|over to|to) (?:the )?((?:[^\s\uE000.]+|\S+\/))(?: folder| directory| dir)?$/i,
    'move $1 to $2',
  ],
  // `all uppercase .JPG`: the letters say it.
  [/\b(?:upper|capital)[ -]?(?:case(?:d)?)? (?=\*?\.[A-Z]{2,}\b)/gi, ''],
  [
    /^zip (?:up )?(?:all )?(?:the |my )?(photos|pictures|images|videos|pdfs|logs|jpgs|pngs|mp3s) in (\S+)$/i,
    'put all $1 of $2 in a zip named $1.zip',
  ],
  [/^(rename|change|turn) (?:all |every |the |my )*(\.\w+) (to|into) (?=\.\w)/i, '$1 all $2 files $3 '],
  [/^(?:all |the )*(mp3|mp4|pdf|jpg|png|csv)s not in /i, 'find all $1 files not in '],
  [
    /,? (?:and|with|including|incl|plus|along with) (?:everything|all|all the stuff|all the files|anything|whatever|all that is|all that's|all thats|everything that is|everything thats|all (?:of )?(?:what|that)(?:'s| is|s)|whats|what is|what's)(?: is| there is)? (?:in|inside|inside of|below|under|within) (?:it|there|them)\b/gi,
    ' with its content',
  ],
  [/\b(?:the )?(?:whole|entire|complete) (?:contents? of )?(?:the )?(?=\S)/gi, 'the '],
  // Its name, and no text in it.
  [
    /^(find|locate|search for|look for) (?:the |my |a )?file (?!(?:named|called|with|that|which|whose|in|for|of|from|to|type|size)\b)([a-z][\w-]*)(?= (?:in|under|inside|below) |$)/i,
    '$1 files named $2',
  ],
  // How deep.
  [
    /,? *(?:\(|but |and |only,? )*(?:do not|don't|dont|not|without|no|never)(?: (?:count|counting|look(?:ing)?|go(?:ing)?|search(?:ing)?|includ(?:e|ing)|enter(?:ing)?|descend(?:ing)?|list(?:ing)?|show(?:ing)?))?(?: (?:in|into|inside|the ones in|those in|anything in|files in|what is in|what's in))? (?:the |its |their |any |other )?(?:sub-?folders?|sub-?dir(?:ectorie)?s?|sub-?directory|folders below(?: it)?|nested folders)\)?/gi,
    ' not in subfolders',
  ],
  [
    /,? *(?:and |but )?(?:not|no|don't go|dont go|do not go) (?:any )?deeper(?: down)?(?: than that)?/gi,
    ' not in subfolders',
  ],
  [/\bdirectly (in|inside|under|below) (\S+)/gi, '$1 $2 not in subfolders'],
  [
    /,? *\(?(?:also|and also|and|too|even|counting|including|incl|plus|with)(?: also)? (?:in|from|inside|(?:those|the ones|files|the files|all|what is|what's|everything) (?:in|from|inside)) (?:the |its |their |any |all )?(?:sub-?folders?|sub-?dir(?:ectorie)?s?|folders below(?: it)?)\)?(?: too| as well)?/gi,
    ' recursively',
  ],
  [
    /,? *\(?\b(?:incl(?:\.|uding|ude)?|counting|plus) (?:the |its |all |any )?(?:sub-?folders?|sub-?dir(?:ectorie)?s?)\)?/gi,
    ' recursively',
  ],
  // Upper and lower case.
  [
    /,? *\(?(?:(?:in )?(?:upper|lower|big|small|any|whatever|no matter the|no matter what|regardless of(?: the)?|ignoring(?: the)?|ignore(?: the)?)[ -]?(?:case)?(?: or | and |\/)?(?:upper|lower|big|small|uppercase|lowercase)?[ -]?(?:case|letters)?|case)(?: of)?(?: the| its)?(?: ending| endings| extension| extensions| letters)? (?:does not matter|doesn't matter|doesnt matter|do not matter|dont matter|is irrelevant|is all the same|is not important|are both (?:fine|ok))\)?/gi,
    ' case-insensitive',
  ],
  // Lines are printed so anyway.
  [
    /(?<=\.\w+),? (?:with )?(?:(?:one|each) (?:to|per|on) (?:a |its own )?|each on (?:a|its own) )(?:line|row)$/gi,
    '',
  ],
  // Folders alone.
  [
    /^(?:the )?(?:folder|directory|dir) (?:structure|tree|hierarchy|layout) of (.+?),? (?:without (?:the |any )?files|(?:only |just )?(?:the )?(?:folders|dirs|directories)(?: only)?|no files)$/i,
    'find all folders in $1',
  ],
  // Amounts.
  [/\b(?:half (?:a|of a)|a half|one half) (?:megabyte|meg|mb)\b/gi, '512 KB'],
  [/\b(?:half (?:a|of a)|a half|one half) (?:gigabyte|gig|gb)\b/gi, '512 MB'],
  [/\b(?:half (?:a|an)) hour\b/gi, '30 minutes'],
  [/\b(?:a|one) (megabyte|meg|mb|gigabyte|gig|gb|kilobyte|kb)\b/gi, '1 $1'],
  [/\ba couple(?: of)? (?=[a-z]+)/gi, '2 '],
  [/\b(?:a|one) dozen (?:of )?/gi, '12 '],
  [/\b(?:the )?past (?=hour|day|week|month|year|\d)/gi, 'the last '],
  [new RegExp(`\\b${THING}last couple of (days|weeks|hours|months)`, 'gi'), 'the last 2 $1'],
];
