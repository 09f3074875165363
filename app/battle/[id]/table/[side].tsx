export { SideTableScreen as default } from '@/features/togo/plot/side-table-screen';
