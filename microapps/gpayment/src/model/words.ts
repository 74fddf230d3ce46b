/** A text of the service in both languages. */
export interface Words {
  ko: string;
  en: string;
}
