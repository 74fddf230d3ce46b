/** What the buttons of the payment company's page come to, as the address it leads back to says it. */
export const results = { pay: 'paid', refuse: 'refused', close: 'closed' } as const;
export type Act = keyof typeof results;

/** What an open page of the payment company stands for. */
export interface Payable {
  product: string;
  /** won */
  amount: number;
  /** carries out what was pressed; answers where the customer is led back to */
  settle(act: Act): string;
}

export function isAct(text: string): text is Act {
  return Object.hasOwn(results, text);
}
