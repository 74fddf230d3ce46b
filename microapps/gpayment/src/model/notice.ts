/** 01 notice, 02 guide (2-payment s3.4). */
export type NoticeKind = '01' | '02';

export interface PayNotice {
  id: string;
  title: string;
  html: string;
  /** YYYYMMDDhhmmss */
  at: string;
  isPopup: boolean;
  kind: NoticeKind;
  nationCode: string;
}

export interface PayBanner {
  text: string;
  link: string;
}

/** For how many days the popup of a notice stays away when asked to. */
export const noticeHideDays = 7;
