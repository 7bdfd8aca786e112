/** Words that decide whether a name stands for a person. All in lower case, without accents. */

const list = (text: string): string[] => text.trim().split(/\s+/);

export const TITLES: ReadonlySet<string> = new Set(
  list('mr mrs ms miss mx dr prof rev sr jr ii iii iv md dds dvm rn lpn np cpa esq phd capt lt sgt'),
);
/** Parts of family names that are also words. */
export const PARTICLES: ReadonlySet<string> = new Set(
  list('de da do dos das del della di du la le les van von der den ter ten el al bin ibn st mac mc o y e san santa'),
);

const roles = new Set(
  list(`
    account accounting afternoon accountant accounts admin administration administrator agent assistant associate attendant bookkeeper
    bookkeeping board branch business center chair clerk clinic committee company contact contractor coordinator council
    counter crew customer department deputy desk director dispatch dispatcher duty emergency employee engineer engineering
    everyone executive facilities facility finance foreman front general group head help helpdesk hotline hr human incident
    information it kitchen landlord lead leader legal line maintenance management manager marketing member morning nobody none night
    office officer on-call oncall operations operator order owner partner payroll person personnel plant president principal
    provider purchasing reception receptionist representative resources safety sales secretary security senior service
    services shift shop site specialist staff store supervisor supplier support system systems team tech technical technician
    technology tbd treasurer unknown utility vendor vice volunteer volunteers warehouse worker
  `),
);
export const isRoleWord = (word: string): boolean => roles.has(word);

/** First and family names that are also words, months, places or trades: on their own they name no person for certain. */
const ordinary = new Set(
  list(`
    amber an angel april archer art ash aspen august austin autumn bailey baker ball banks barber barn bay bell bill bishop black
    blue booth bow bowman branch bridge bridges bright brook brooks brown buck bud buddy bush butcher butler can carol carpenter
    carter case cash chance chandler charity charlotte chase cherry christian church clark clay clear close coach cole cook cooper
    court cox crystal daisy dallas dakota dale dawn day dean denver desert destiny do dolly drew duke duncan dung earl east easter
    edge else elm em english eve faith farmer fern field fields finch fire fish fisher flint flora florence florida flowers ford
    forest fox france francis frank franklin free french fry gale garden gardener garner gates gay gem gene georgia ginger glass
    glenn good grace grant gray green grey grove gunner guy hale hall hand harbor hardy harmony harper hart hay hazel heart heath
    heather hill hills ho holiday holly holmes home hong hood hope houston hung hunt hunter iris island ivy jack jackson jade
    jasmine jefferson jersey jet jewel joy judge june justice kay key keys king kit knight kitty lake
    lamb lance land lane lark law lily lin lincoln lines linen little long london love low lucky lux ma madison major man
    march marina mark marsh marshall mason master masters max may mayor meadow melody mercy merit merry miles mill miller
    mills min mint miracle misty money montana moon moore moss my myrtle needs nevada new newman noble north oak ocean old
    olive page paige palmer pan paris park parker parks parrish parsons pat patience paz peace pearl pen penny pepper perry phoenix
    pike piper plum pond poole pope porter post potter power powers presley price prince princess quick rain raven ray read
    reed reef rice rich river rivers rob robin rock rocky rod roman rose rosemary rowan ruby rush rusty ryder
    sage sailor salt salvage sandy savannah sawyer scarlet scott sea see shade shadow sharp shay shepherd sheriff shore short
    sierra silver simple singer skip skipper sky small smith snow so son song south spark sparks spring stacks star stark
    states steel sterling still stock stone storm story street strong sue summer summers sun sunny sung sunshine swift tab tan
    tanner taylor temple tex texas thai thorn tong trinity troy tucker turner turnkey union us usher van vance victor victory
    viola violet virginia wade walker wall walls ward warren washington waters way wayne weaver webb weeks welch wells west wheeler
    white wilder will wills win winter winters wise wolf wong wood woods worth wren wright yard york you young zion
  `),
);
export const isOrdinaryWord = (word: string): boolean => ordinary.has(word) || roles.has(word);
