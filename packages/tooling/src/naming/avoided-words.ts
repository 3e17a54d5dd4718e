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
