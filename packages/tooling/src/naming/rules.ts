export type NamingLimits = {
  /** How many of a hundred exported functions begin with a verb at least. */
  verbShare: number;
  /** How many production files a folder has at most. */
  folderSize: number;
  /** Folders that may have more, with the reason. */
  fullFolders: readonly { folder: string; files: number; reason: string }[];
};

/** What the code keeps to. Numbers move in one direction only. */
export const namingLimits: NamingLimits = {
  verbShare: 99,
  folderSize: 25,
  fullFolders: [
    {
      folder: 'web/src/templates',
      files: 45,
      reason: 'One file a kind of page, named as its template. Gatsby names chunks after paths, and every reader loads all names.',
    },
  ],
};

/** Words that a function's name may begin with. A verb that is missing here is added; a noun is not. */
export const verbs: ReadonlySet<string> = new Set(
  `
    accept acquire add allow announce append apply archive are assert assign attach await backup batch begin bind
    block build cache calculate can cancel capture check choose claim classify clean clear clone close collect
    combine commit compare compile complete compress compute configure confirm connect consume convert copy count
    crawl create debounce decide decode decrypt define delete deny derive describe detach detect diff disable discard
    dispatch does download draw drop emit enable encode encrypt end enforce enqueue ensure enter escape evaluate
    exclude execute exit expand expect expire export extend extract fail fetch fill filter find finish flatten flush
    focus follow forget format forward freeze from generate get grant group guard handle has hash hide hydrate
    identify ignore import include increment index inherit init initialize inject insert inspect install invalidate
    invoke is issue iterate join keep kill launch lay limit link list listen load lock log look lookup make map mark
    mask match may measure merge migrate mirror mount move must navigate needs negotiate normalize notify observe
    offer omit open order pack paginate parse patch pause pick ping plan poll pop populate prefetch preload prepare
    prepend print process promote prompt propagate protect prune publish pull purge push put query queue quote rank
    read rebuild receive record recover redirect reduce refresh refuse register reject release reload remove rename
    render reorder repair repeat replace reply report request require reserve reset resolve respond restart restore
    resume retain retry return revert review revoke rewrite rollback rotate route run sanitize save scan schedule
    score scroll search seed select send serialize serve set should show shut sign skip slice slugify sort spawn
    split stage start stop store stream stringify strip submit subscribe sum supervise suppress suspend swap switch
    sync take test throttle throw to toggle touch track transform translate transliterate trigger trim truncate try
    tune undo unescape uninstall unlock unmount unpack unregister unsubscribe unwrap update upgrade upload upsert use
    validate verify visit wait walk warn was watch were will with withdraw wrap write
  `
    .trim()
    .split(/\s+/u),
);

/** Words of a private vocabulary: a declared name uses the field's term instead (`response`, `request`, `entry`, `lease` …). */
export const avoidedInNames: ReadonlySet<string> = new Set(
  `
    answer asked told said heard lost held kept found wanted patience means beside standing touched followed whole nothing
    elsewhere twin anew roads gone waking
  `
    .trim()
    .split(/\s+/u),
);

/** Phrases of the same kind in comments. */
export const avoidedInComments =
  /\b(?:anew|nobody|whoever|somebody|stands? (?:beside|by itself|there|still)|who (?:asks|holds|looks|reads|sends|writes) (?:it|this|that|there|here)?|is told|are told|what is (?:told|said|asked|wanted)|beside (?:it|them|the)|leads? (?:on|out)|of its own accord|it is (?:well|so) again)\b/giu;
