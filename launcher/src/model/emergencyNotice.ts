export interface EmergencyNotice {
  id: string;
  text: string;
  /** what is said once it is opened; empty where the text is all */
  more: string;
}
