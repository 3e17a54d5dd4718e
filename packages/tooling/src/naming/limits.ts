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
    { folder: 'web/src/templates', files: 45, reason: 'Gatsby takes one file a kind of page, and looks for them in one folder.' },
  ],
};
