import { v } from '@wallet/kit/schema';
import { Hono } from 'hono';
import { AnswerError, type RoomEnv, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { allCoins, count } from './coins.ts';
import { allOrders, giveBack, tellOfCash } from './orders.ts';
import { placeAt, setAside, stockAt } from './places.ts';
import { faultsOf } from './rates.ts';
import { termsOn } from './terms.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const refuse = (message: string): never => {
  throw new AnswerError('4000', message, { status: 400 });
};

/** What machines, counters and the rate feed do, for development and tests; mounted at `/_mocks/kiosk`. */
export const kiosk = new Hono<RoomEnv>();

// Two fields and a button: whoever tries the wallet by hand stands at the machine here.
kiosk.get('/', (context) =>
  context.html(`<!doctype html><title>Kiosk</title><body>
<form><p>QR <input name="qr"> Number <input name="number"> <button>Take the money</button></form>
<pre></pre><script>
document.forms[0].onsubmit = async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(event.target)));
  document.querySelector('pre').textContent = await (await fetch('/_mocks/kiosk/fetch', { method: 'POST', body })).text();
};
</script>`),
);

/** Gives what was ordered for QR and number, or as much as `gives`: the rest goes back at the booked rate. */
kiosk.post('/fetch', async (context) => {
  const body = v.object({ qr: v.string(), number: v.string(), gives: v.optional(whole) });
  const { qr, number, gives } = await readBody(context, body);
  const world = context.get('world');
  const now = seoulTime(world.now());
  const order = allOrders(world).find((one) => qr === `FEX1:${one.odrNo}` && one.odrStcd === 'PAID');
  if (!order) return refuse('No such order.');
  const { pick } = order;
  const { tries } = termsOn(now.slice(0, 8)).pickUp;
  if (!pick || pick.wrong >= tries || pick.endsAt <= world.now().getTime())
    return refuse('No number counts.');
  if (pick.number !== number) {
    pick.wrong += 1;
    return refuse(`Wrong, ${tries - pick.wrong} left.`);
  }
  const got = Math.min(gives ?? order.amt, order.amt);
  if (got < order.amt) giveBack(world, order, 'PART', order.amt - got, order.exrt);
  else {
    Object.assign(order, { odrStcd: 'FTCH', pick: null, endYMS: now, gotAmt: got });
    tellOfCash(world, order, 'FTCH');
  }
  return context.json({ gave: got });
});

/** Counts coins: what the customer told, unless something else lies in the tray. */
kiosk.post('/coins', async (context) => {
  const pieces = v.array(v.object({ face: whole, cnt: whole }));
  const { qr, coinList } = await readBody(
    context,
    v.object({ qr: v.string(), coinList: v.optional(pieces) }),
  );
  const world = context.get('world');
  const order = allCoins(world).find((one) => qr === `FEXC:${one.odrNo}` && one.odrStcd === 'CODE');
  if (!order) return refuse('No such code.');
  return context.json({ paid: count(world, order, coinList ?? order.coinList).paidAmt });
});

/** A feed that is old, a place that has none left, a day on which everybody suddenly rests, a hold on suspicion. */
kiosk.post('/faults', async (context) => {
  const body = v.object({
    feedSeconds: v.optional(whole),
    holiday: v.optional(v.string()),
    held: v.optional(v.boolean()),
    empty: v.optional(v.object({ plcId: v.string(), crncyCd: v.picklist(['USD', 'EUR', 'JPY', 'CNY']) })),
  });
  const { feedSeconds, holiday, held, empty } = await readBody(context, body);
  const world = context.get('world');
  const faults = faultsOf(world);
  if (feedSeconds !== undefined) faults.feedSeconds = feedSeconds;
  if (held !== undefined) faults.isHeld = held;
  if (holiday) faults.holidays.push(holiday);
  const place = empty && placeAt(empty.plcId);
  if (place) setAside(world, place, empty.crncyCd, stockAt(world, place, empty.crncyCd));
  return context.json({});
});
