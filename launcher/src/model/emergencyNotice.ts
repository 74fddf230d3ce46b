export interface EmergencyNotice {
  id: string;
  text: string;
}
