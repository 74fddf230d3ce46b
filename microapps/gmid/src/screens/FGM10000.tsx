import { DevPage } from '../flows/DevPage.tsx';

export const FGM10000 = () => <DevPage code="FGM10000" />;
