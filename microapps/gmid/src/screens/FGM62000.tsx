import { DevPage } from '../flows/DevPage.tsx';

export const FGM62000 = () => <DevPage code="FGM62000" />;
