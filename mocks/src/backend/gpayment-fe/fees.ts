/** Of what is changed into another currency. */
const PER_MILLE = 5;

/**
 * What a payment at a merchant's costs: half a percent of what is changed into another currency, begun units whole;
 * nothing where the purse holds the merchant's currency. One rule for quotes, bookings and seeded payments.
 */
export function merchantFee(principal: number, isExchanged: boolean): number {
  return isExchanged ? Math.ceil((principal * PER_MILLE) / 1000) : 0;
}
