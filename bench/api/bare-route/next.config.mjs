// Without this file, the application would be built with the configuration of the product.
export default {};
