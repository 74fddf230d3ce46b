import { DevPage } from '../flows/DevPage.tsx';

export const cagw = () => <DevPage code="cagw" />;
