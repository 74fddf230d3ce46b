import { NewsPage } from '../flows/NewsPage.tsx';

export function FGP95000Kftc() {
  return <NewsPage isKftc />;
}
