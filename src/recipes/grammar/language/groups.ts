// Groups of words that mean the same wherever a pattern names them as `<group>`.

export const GROUPS: Readonly<Record<string, string>> = {
  /** Whose lines; may come between a verb and its complement. */
  source:
    '(of|in|from|on|for|inside|within)? (each|every)? (line of|lines of|content of|contents of|text of|output of)? (file)? {source} (file)?',
  show: 'list out|show|print|display|list|output|give me|give|get|echo|return|see|view|report|tell me|write|prints out|print out|show me|present|enumerate|obtain|retrieve|fetch|display to me|generate list of',
  find: 'find|search|search for|locate|look for|look up|find out|search in|find me|discover|detect|identify|seek|hunt for|hunt down|figure out|show|print|display|list|output|get|return|give me|see|view',
  delete:
    'delete|remove|erase|rm|unlink|get rid of|throw away|discard|wipe|clear out|clean up|clean out|purge|destroy|nuke|eliminate',
  contain:
    'containing|contain|contains|that contain|with|have|having|include|including|holding|matching|match|that match|which match|which contain',
  begin:
    'starting with|start with|starts with|beginning with|begin with|begins with|prefixed with|prefixed by|that begin with|commencing with|starting in|beginning in|started with',
  end: 'ending with|end with|ends with|ending in|end in|ends in|ended in|suffixed with|suffixed by|finishing with|finish with|terminating with|terminating in|terminated by',
  that: 'that|which|who|whose|where',
  be: 'is|are|was|were|be|been|has been|have been|had been|being|that are|which are|that is|which is|that were|which were|that have been|which have been|that has been|which has been',
  in: 'in|under|below|beneath|inside|within|from|of|on|at|through|throughout|across|starting from|starting at|starting in|rooted at|rooted in|residing in|located in|located under|present in|into|down from|down|for|underneath|stored in|among|over|search|traverse|reside in|reside under|reside below|residing under|residing below|residing inside|live in|living in|lie in|lying in|lying under|located below|located inside|located within|found in|found under|contained in|existing in|exist in|placed in|inside of|beneath of|under and below|in and below|in and under|within or below|at or below|in or below|starting with|down to|rooted under|downwards from|from within',
  folder: 'folder|path|location|tree|folder tree|folder hierarchy|hierarchy|folder structure|disk',
  without:
    'not|except|except for|excluding|exclude|excludes|excepting|but not|without|other than|omit|omitting|ignoring|ignore|skip|skipping|but|leaving out|apart from|aside from|and not|but skip|but exclude|but ignore|and exclude|and ignore|do not|and do not|does not|did not|not including|but not including|that are not|which are not|is not|which is not|that do not|which do not',
  larger:
    'larger than|bigger than|greater than|more than|over|above|exceeding|in excess of|beyond|surpassing|upwards of|more then|larger then|bigger then|greater then|exceeds|exceed|at least|larger|bigger',
  smaller:
    'smaller than|less than|under|below|lower than|smaller then|less then|at most|fewer than|up to|not exceeding|not more than|no more than|no larger than',
  modified:
    'modified|changed|updated|edited|modify|altered|written|touched|last modified|last changed|last updated|created or modified|modified or created|data modified|content modified|added|revised|saved|worked on|have been modified|had been modified|content changed|data changed|content last modified',
  accessed: 'accessed|read|opened|used|access|last accessed|last read|last used',
  created:
    'status changed|status has changed|status have changed|whose status has changed|whose status was changed|whose status changed|changed status|had their meta information changed|meta information changed|created|inode changed|status was changed|status was last changed|attributes changed|metadata changed',
  within:
    'in last|in past|within last|within past|during last|during past|in|within|less than|newer than|in previous|last|past|for last|for past|no more than|not more than|at most|not older than|up to|in less than|younger than|over last|over past|since last|since|in span of|within span of|in course of last|no earlier than|inside last|inside of last',
  older:
    'more than|over|older than|earlier than|greater than|not within last|at least|longer than|before|not in last|prior to|not newer than|older then|later than',
  save: 'save|write|redirect|store|output|put|record|saving|redirecting|writing|print|log|dump|saves|stores|outputting|append|make',
  md5: 'md5|md5 sum|md5sum|md5 hash|md5 checksum|md5 digest',
};
