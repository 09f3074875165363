export { ReportScreen as default } from '@/features/togo/report/report-screen';
