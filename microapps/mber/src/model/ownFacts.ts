/** Device and certificate of a session, as the person info has them (1-shell s3). */
export interface OwnFacts {
  osVersion: string;
  appVersion: string;
  phoneModel: string;
  certType: string;
  /** YYYYMMDD */
  certIssueDate: string;
  certExpireDate: string;
}
