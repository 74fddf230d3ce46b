/** One message of the assistant. */
export interface Message {
  id: string;
  topicId: string;
  topic: string;
  picture: string;
  title: string;
  text: string;
  /** `YYYYMMDDhhmmss` */
  sentAt: string;
  /** until when something is to be done, `YYYYMMDD` */
  dueOn: string;
  state: 'sent' | 'read' | 'ended' | 'expired';
  /** where it leads within the wallet; empty where there is nothing to do any more */
  link: string;
  linkName: string;
  /** what became of it */
  end: string;
}

export interface Due extends Message {
  daysLeft: number;
}

export interface Quiet {
  /** `HH`; both the same: never */
  from: string;
  to: string;
  isUrgent: boolean;
  /** 0 Sunday to 6; empty: each by itself */
  digestDay: string;
}

export interface Topic {
  id: string;
  group: string;
  name: string;
  example: string;
  picture: string;
  isOn: boolean;
  leads: number[];
  needLink: string;
  needName: string;
  isMissing: boolean;
}

export const leadDays = [30, 7, 1] as const;

/** A link of a message leads within this wallet or nowhere: a code, or a path of our own. */
export const isWithin = (link: string): boolean => /^(\/(?![/\\])|[A-Za-z]\w+(\||$))/.test(link);
