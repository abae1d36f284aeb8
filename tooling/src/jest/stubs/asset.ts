export default '/asset'
