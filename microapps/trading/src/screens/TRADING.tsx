import { useQuery } from '@wallet/kit/app';
import { DealList } from '../flows/DealList.tsx';
import { DealView } from '../flows/DealView.tsx';
import { DisputeView } from '../flows/DisputeView.tsx';
import { NewDeal } from '../flows/NewDeal.tsx';
import { PayDeal, PayEnd } from '../flows/PayDeal.tsx';
import { Rules } from '../parts/Rules.tsx';

/** The customers' only screen: its address says which of its views, so that back and reload work. */
export function TRADING() {
  const query = useQuery();
  const [view, id] = [query.get('view'), query.get('dealId') ?? ''];
  if (query.has('order')) return <PayEnd />;
  if (view === 'new') return <NewDeal />;
  if (view === 'rules') return <Rules />;
  if (id === '') return <DealList />;
  if (view === 'pay') return <PayDeal key={id} id={id} />;
  return view === 'dispute' ? <DisputeView key={id} id={id} /> : <DealView key={id} id={id} />;
}
