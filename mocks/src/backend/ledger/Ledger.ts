/** One side of a posting: `amount` whole minor units of `currency` come into `account`, or leave it where negative. */
export interface Entry {
  /** `bank:12345601234567`, `points:W000000001`, `merchant:TH-7731`, `fees`, ... */
  account: string;
  /** ISO code; PNT for points, DNP for points of a donation, CNP for carbon points, XAU for gold in hundredths of a gram. */
  currency: string;
  amount: number;
}

/** What was booked at once: per currency its entries add up to nothing. */
export interface Posting {
  number: number;
  /** Instant, ISO. */
  at: string;
  /** What it was: `mpm`, `cpm`, `atm`, `charge`, `refund`, ... */
  kind: string;
  /** The Idempotency-Key of the order it belongs to. */
  intentId?: string;
  entries: readonly Entry[];
}

/** Accounts that may not go below nothing: the customer's own. */
const ofCustomers = /^(bank|points|fxpoints|fxwallet|gold|donation|carbon|coupon):/;

/** A posting that would take more than there is. */
export class InsufficientFundsError extends Error {
  readonly account: string;

  constructor(account: string) {
    super(`There is not enough in ${account}.`);
    this.name = 'InsufficientFundsError';
    this.account = account;
  }
}

/** What a ledger holds, as plain data. */
export interface Books {
  /** by account and currency */
  balances: Map<string, Map<string, number>>;
  /** everything booked, oldest first */
  postings: Posting[];
}

export const emptyBooks = (): Books => ({ balances: new Map(), postings: [] });

/** All money of a world, in double entry: whatever happens, each currency adds up to nothing. */
export class Ledger {
  readonly #balances: Books['balances'];
  readonly #postings: Books['postings'];

  constructor({ balances, postings }: Books = emptyBooks()) {
    this.#balances = balances;
    this.#postings = postings;
  }

  balance(account: string, currency: string): number {
    return this.#balances.get(account)?.get(currency) ?? 0;
  }

  /**
   * Books all entries, or none.
   *
   * @throws InsufficientFundsError; RangeError for entries that do not add up, or are no whole minor units
   */
  post(posting: Omit<Posting, 'number'>): Posting {
    const after = new Map<string, { entry: Entry; balance: number }>();
    const sums = new Map<string, number>();
    for (const entry of posting.entries) {
      const { account, currency, amount } = entry;
      const key = `${account} ${currency}`;
      const balance = (after.get(key)?.balance ?? this.balance(account, currency)) + amount;
      const sum = (sums.get(currency) ?? 0) + amount;
      if (![amount, balance, sum].every(Number.isSafeInteger)) {
        throw new RangeError(`${key}: amounts are whole minor units.`);
      }
      after.set(key, { entry, balance });
      sums.set(currency, sum);
    }
    for (const [currency, sum] of sums) {
      if (sum !== 0) throw new RangeError(`The entries in ${currency} do not add up: ${sum}.`);
    }
    for (const { entry, balance } of after.values()) {
      if (balance < 0 && ofCustomers.test(entry.account)) throw new InsufficientFundsError(entry.account);
    }
    for (const { entry, balance } of after.values()) {
      const ofAccount = this.#balances.get(entry.account) ?? new Map<string, number>();
      ofAccount.set(entry.currency, balance);
      this.#balances.set(entry.account, ofAccount);
    }
    const booked = { ...posting, number: this.#postings.length + 1 };
    this.#postings.push(booked);
    return booked;
  }

  /** Everything booked, oldest first. */
  postings(): readonly Posting[] {
    return this.#postings;
  }

  /** Balances by account and currency. */
  balances(): Record<string, Record<string, number>> {
    return Object.fromEntries(
      [...this.#balances].map(([account, ofAccount]) => [account, Object.fromEntries(ofAccount)]),
    );
  }

  /** The sum of all accounts by currency: nothing but zeros. */
  totals(): Record<string, number> {
    const totals: Record<string, number> = {};
    for (const ofAccount of this.#balances.values()) {
      for (const [currency, amount] of ofAccount) totals[currency] = (totals[currency] ?? 0) + amount;
    }
    return totals;
  }
}
