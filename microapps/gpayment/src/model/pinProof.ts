/** That a customer may replace their payment password: they knew it and were given a number, or signed as themselves. */
export type PinProof = { passNo: string } | { signature: string; certSerial: string };
