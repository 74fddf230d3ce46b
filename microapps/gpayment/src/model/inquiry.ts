/** What a question is about: payment, cash machine, joining and accounts, other. */
export type InquiryKind = '01' | '02' | '03' | '04';

export const inquiryKinds: readonly InquiryKind[] = ['01', '02', '03', '04'];

export const titleLimit = 50;
export const textLimit = 1000;

export interface PayInquiry {
  id: string;
  kind: InquiryKind;
  title: string;
  text: string;
  /** YYYYMMDDhhmmss */
  at: string;
  isAnswered: boolean;
  answer: string;
  answeredAt: string;
}

export interface NewInquiry {
  kind: InquiryKind;
  title: string;
  text: string;
}
