// One test file, so that the stack is synthesised once for all of its properties.
import "./properties-of-functions.ts";
import "./properties-of-operations.ts";
import "./properties-of-options.ts";
import "./properties-of-permissions.ts";
import "./properties-of-sign-in.ts";
import "./properties-of-site.ts";
import "./properties-of-storage.ts";
