import { NewsPage } from './service/NewsPage.tsx';

export function FGP95000() {
  return <NewsPage />;
}
