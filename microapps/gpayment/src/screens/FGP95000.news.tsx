import { NewsPage } from '../flows/NewsPage.tsx';

export function FGP95000() {
  return <NewsPage />;
}
