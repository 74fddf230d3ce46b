/** A text the service gives in both languages. */
export interface Words {
  ko: string;
  en: string;
}
